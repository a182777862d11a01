import { useT } from '@vidyapath/client/screens/use-t';
import { Page } from '@vidyapath/remote-kit/page';
import { useReportedQuery, useUnansweredThreadsQuery } from './api/staff-threads.endpoints';
import { ModerationBar } from './components/moderation-bar';
import { ModerationList } from './components/moderation-list';
import { ReportedItem } from './components/reported-item';
import { WaitingThread } from './components/waiting-thread';
import { useModerationList } from './lib/use-moderation-list';

const shown = ['unanswered', 'reported', 'hidden'] as const;

/** Questions without an answer, and what was reported or hidden. */
export function ModerationDiscussionsPage() {
  const t = useT();
  const list = useModerationList(shown);
  const { show, page } = list;
  const q = list.q.trim();
  const isUnanswered = show === 'unanswered';
  const unanswered = useUnansweredThreadsQuery({ q, page }, { skip: !isUnanswered, refetchOnMountOrArgChange: true });
  const reported = useReportedQuery({ q, page, status: show }, { skip: isUnanswered, refetchOnMountOrArgChange: true });
  const parts = shown.map((value) => ({ value, text: t(`moderation.discussions.${value}`) }));
  const common = { label: t('moderation.discussions.title'), page, onPage: list.goTo };
  return (
    <Page title={t('moderation.discussions.title')} lead={t('moderation.discussions.lead')}>
      <ModerationBar parts={parts} list={list} />
      {isUnanswered ? (
        <ModerationList {...common} answer={unanswered} keyOf={({ thread_id }) => thread_id}>
          {(thread) => <WaitingThread thread={thread} />}
        </ModerationList>
      ) : (
        <ModerationList {...common} answer={reported} keyOf={({ thread_id, post_id }) => post_id ?? thread_id}>
          {(one) => <ReportedItem reported={one} />}
        </ModerationList>
      )}
    </Page>
  );
}
