/**
 * How a worker thread that is given as text begins when it has time: on Linux a priority belongs to a thread, and whatever
 * the process answers meanwhile goes before its work.
 */
export const lowPriority = `
  try {
    require('node:os').setPriority(Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').pop()), 10);
  } catch {
    // Another system; its threads stay equal.
  }
`;
