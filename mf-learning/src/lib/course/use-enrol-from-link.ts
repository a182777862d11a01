import { paramsWith } from '@vidyapath/client/screens/use-address-params';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useEnrolMutation } from './enrolment.endpoints';

/** Enrols a learner who opens `?start`, the link of a free course. A course with a price is refused; the page offers to buy it. */
export function useEnrolFromLink(courseId: number | undefined): void {
  const isLearner = useSession().user?.role === 'User';
  const [params, setParams] = useSearchParams();
  const [enrol] = useEnrolMutation();
  const begins = isLearner && courseId !== undefined && params.has('start');
  useEffect(() => {
    if (!begins) return;
    // After a failure the address keeps `?start`, so loading it again tries again.
    void enrol(courseId)
      .unwrap()
      .then(
        () => setParams((current) => paramsWith(current, { start: '' }), { replace: true }),
        () => undefined,
      );
  }, [begins, courseId, enrol, setParams]);
}
