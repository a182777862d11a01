import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { ErrorSample as Sample } from '@vidyapath/http/support-errors';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';
import { Box } from '@vidyapath/ui';

/** Request ids, which are in the services' logs too; reports from browsers may have made-up ones. */
const RequestIds = ({ ids }: { ids: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 4, fontFamily: 'monospace' }}>
    {ids.map((id) => (
      <li key={id}>
        <bdi>{id}</bdi>
      </li>
    ))}
  </Box>
);

/** The last failure of a group. */
export function ErrorSample({ sample }: { sample: Sample }) {
  const t = useT();
  const language = useLanguage();
  const { kind, message, release, page, route, status, request_ids, at } = sample;
  const text = (value: string | null) => value && <bdi>{value}</bdi>;
  return (
    <Section title={t('errorGroup.sample')}>
      <Facts
        facts={[
          [t('errorGroup.at'), momentText(language, at)],
          [t('errorGroup.kind'), t(`errorGroup.kinds.${kind}`)],
          [t('errorReport.columns.message'), text(message)],
          [t('errorReport.columns.release'), text(release)],
          [t('errorGroup.page'), text(page)],
          [t('errorGroup.route'), text(route)],
          [t('errorGroup.answer'), status],
          [t('errorGroup.requestIds'), request_ids.length > 0 ? <RequestIds ids={request_ids} /> : null],
        ]}
      />
    </Section>
  );
}
