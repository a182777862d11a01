import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { useState } from 'react';
import { useNotices } from '@vidyapath/client/use-notices';
import type { ModuleCalls } from './use-module-calls';

/** Stores a new or changed module, and finds out what stands there when somebody else was faster. */
export function useSaveModule(calls: ModuleCalls, version: Versioned<CourseModule> | undefined) {
  const notices = useNotices();
  const [problem, setProblem] = useState<ClientProblem>();
  const [newer, setNewer] = useState<Versioned<CourseModule>>();

  async function fail(reason: ClientProblem): Promise<ClientProblem> {
    const newest = reason.status === 412 && version ? await calls.read(version.record.ModuleId).catch(asProblem) : reason;
    if ('record' in newest) {
      setNewer(newest);
      return reason;
    }
    setProblem(newest);
    notices.failure(version ? 'notice.updateFailed' : 'notice.createFailed');
    return newest;
  }

  /** Answers the problem when the module could not be stored. */
  async function save(body: CourseModuleBody, ifMatch: string | undefined): Promise<ClientProblem | undefined> {
    setProblem(undefined);
    setNewer(undefined);
    try {
      if (version) await calls.update(version.record.ModuleId, body, ifMatch, version.record.CourseId);
      else await calls.create(body);
    } catch (error) {
      return fail(asProblem(error));
    }
    notices.success(version ? 'notice.updated' : 'notice.created');
    return undefined;
  }

  return { save, problem, newer, dismissNewer: () => setNewer(undefined) };
}
