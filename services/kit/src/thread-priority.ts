/** The thread that runs it, as Linux numbers it. */
const threadId = `require('node:fs').readlinkSync('/proc/thread-self').split('/').pop()`;

/**
 * How a worker thread that is given as text begins when it has time: on Linux a priority belongs to a thread, and whatever
 * the process answers meanwhile goes before its work.
 */
export const lowPriority = `
  try {
    require('node:os').setPriority(Number(${threadId}), 10);
  } catch {
    // Another system; its threads stay equal.
  }
`;

/**
 * The same for work that can wait until a processor has nothing else to do (sched(7), SCHED_IDLE). Whatever wakes takes the processor
 * at once, where a mere priority would let the work end its slice, and the kernel sends it there as to a free one. On a machine
 * that is never free such work takes for ever, so whoever gives it has to look after it.
 */
export const idlePriority = `${lowPriority}
  try {
    require('node:child_process').execFileSync('chrt', ['-i', '-p', '0', ${threadId}], { stdio: 'ignore' });
  } catch {
    // A system without it; the low priority stays.
  }
`;
