import { styled } from '@vidyapath/ui';
import { useEffect, useState } from 'react';

const Chip = styled('div')({
  position: 'absolute',
  insetInline: 8,
  top: 16,
  marginInline: 'auto',
  width: 'fit-content',
  padding: '6px 14px',
  borderRadius: 16,
  color: '#fff',
  fontWeight: 600,
  pointerEvents: 'none',
  backgroundColor: 'rgb(20 19 31 / 0.85)',
  '&:empty': { opacity: 0 },
});

const staysMilliseconds = 1_500;

/** What a key has changed, for a moment. */
export function useSaid() {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ text: '' }), staysMilliseconds);
    return () => clearTimeout(timer);
  }, [said]);
  return { said: said.text, say: (text: string) => setSaid({ text }) };
}

/** Says it once, to those who see the picture and to screen readers. */
export const Said = ({ text }: { text: string }) => <Chip role="status">{text}</Chip>;
