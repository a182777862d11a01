import { useFocusMoved } from '../../lib/use-focus-moved';
import { ThreadList } from './components/thread-list';
import { ThreadView } from './components/thread-view';
import { useThreadList } from './lib/use-thread-list';

/** Questions and answers of a course, those of a lesson first: the list, or the thread that the URL names. */
export function CourseDiscussions({ courseId, videoId }: { courseId: number; videoId?: number }) {
  const list = useThreadList();
  const { thread, closeThread } = list;
  const place = useFocusMoved<HTMLDivElement>(thread !== undefined, 'button');
  return (
    <div ref={place}>
      {thread ? (
        <ThreadView key={thread} threadId={thread} onBack={closeThread} />
      ) : (
        <ThreadList
          courseId={courseId}
          videoId={videoId}
          draft={videoId ? `ask-of-${videoId}` : `ask-${courseId}`}
          list={list}
        />
      )}
    </div>
  );
}
