import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { FailedState } from '@vidyapath/ui';
import { FormSkeleton } from '@vidyapath/ui/staff';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFocusWhenLost } from '@vidyapath/client/focus-heading';
import { problemText } from '../../../lib/problem-text';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useNotices } from '@vidyapath/client/use-notices';
import type { ModuleCalls } from '../lib/use-module-calls';
import { ModuleForm } from './module-form';

interface EditorProps {
  screen: AdminScreen;
  calls: ModuleCalls;
}

/** Reads the module once: a form must not change under the hands of who fills it. */
function EditedModule({ id, screen, calls }: EditorProps & { id: number }) {
  const t = useT();
  const notices = useNotices();
  const [version, setVersion] = useState<Versioned<CourseModule>>();
  const [problem, setProblem] = useState<ClientProblem>();
  const [attempt, setAttempt] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    setProblem(asProblem(error));
    notices.failure('notice.fetchFailed');
  });
  useEffect(() => {
    let wanted = true;
    calls.read(id).then(
      (answer) => wanted && setVersion(answer),
      (error: unknown) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt, calls]);

  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  if (problem) return <FailedState message={problemText(t, problem)} retryLabel={t('list.retry')} onRetry={retry} />;
  if (!version) return <FormSkeleton label={t('form.loading')} />;
  return <ModuleForm key={version.etag} version={version} calls={calls} onTheirs={setVersion} onDone={() => screen.endEdit()} />;
}

/** The form of the Add tab: blank, or filled with the module that the URL names. It starts anew after each save. */
export function ModuleEditor({ screen, calls }: EditorProps) {
  const [round, setRound] = useState(0);
  const { edited } = screen;
  useFocusWhenLost(`${edited ?? ''}:${round}`);
  const again = () => setRound(round + 1);
  return edited === undefined ? (
    <ModuleForm key={round} version={undefined} calls={calls} onTheirs={again} onDone={again} />
  ) : (
    <EditedModule key={edited} id={edited} screen={screen} calls={calls} />
  );
}
