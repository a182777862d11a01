/** Fetches a script once; after a failure it can be tried again. */
export function loadScript(src: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} can’t be fetched`));
    };
    document.head.append(script);
  });
}
