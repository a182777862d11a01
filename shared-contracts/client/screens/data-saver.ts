import { createBrowserChoice } from './browser-choice';

interface Connection {
  saveData?: boolean;
}
const systemSaves = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};

const saver = createBrowserChoice('learning-data-saver', (stored) =>
  stored === null ? systemSaves() : stored === 'on',
);

/** Whether lessons shall use little data: at first as the system does. */
export function useDataSaver() {
  const { value, choose } = saver.useChoice();
  return { on: value, choose: (on: boolean) => choose(on ? 'on' : 'off') };
}
