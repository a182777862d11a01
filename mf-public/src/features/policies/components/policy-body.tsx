import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { Typography } from '@vidyapath/ui';
import { LatePart } from '../../../components/late-part';
import { named, type PolicyText } from '../lib/policy-text';
import { PolicySections } from './policy-sections';

/** Pixels: what is below the text begins out of view. */
const textHeight = 1_000;

/** The text of a policy in one language. It is long, so it is fetched when it is shown. */
export const policyBody = (load: () => Promise<{ default: PolicyText }>) =>
  lazyPart(
    async () => {
      const { default: text } = await load();
      return () => <Body text={text} />;
    },
    (_props, late) => <LatePart height={textHeight} {...late} />,
  );

function Body({ text }: { text: PolicyText }) {
  const { appName } = usePlatform().config;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{named(text.lead, appName)}</Typography>
      <PolicySections sections={text.sections} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text.updated}
      </Typography>
    </>
  );
}
