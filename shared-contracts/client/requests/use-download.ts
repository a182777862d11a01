import { usePlatform } from '../screens/platform-context';
import { useState } from 'react';

/** Saves what a page has made as a file of the device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches a file with the session's token, which a link can't carry, and saves it. */
export function useDownload() {
  const { http } = usePlatform();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async (path: string, name: string) => {
    setState('busy');
    try {
      const response = await http.fetch(path);
      if (!response.ok) throw new Error(`${path} is answered ${response.status}`);
      saveFile(await response.blob(), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, download };
}
