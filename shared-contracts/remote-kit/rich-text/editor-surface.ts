import { styled } from '@vidyapath/ui';

/** The element of the text, with the styles of the editor's own style sheet limited to this element. */
export const EditorSurface = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    cursor: 'text',
    '.DraftEditor-root': { position: 'relative', textAlign: 'start' },
    '.public-DraftEditor-content': { minHeight: 200, maxHeight: 480, overflowY: 'auto', padding: 16 },
    '.public-DraftEditor-content:focus': { outline: 'none' },
    '.public-DraftStyleDefault-block, p': { position: 'relative', whiteSpace: 'pre-wrap', marginBlock: 4 },
    a: { color: palette.primary.main },
    table: { borderCollapse: 'collapse', margin: '8px 0' },
    'th, td': { padding: '4px 8px', border: `1px solid ${palette.divider}`, textAlign: 'start' },
    img: { maxWidth: '100%', maxHeight: 240, borderRadius: 8 },
    'h2, h3': { marginBlock: '12px 4px', lineHeight: 1.3 },
    'ul, ol': { margin: '8px 0', paddingInlineStart: 28 },
    blockquote: {
      margin: '8px 0',
      paddingInlineStart: 16,
      borderInlineStart: `4px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
  };
});
