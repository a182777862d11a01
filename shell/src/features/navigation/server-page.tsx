import { useState } from 'react';

/** What the server sent of the first page, where the slice will draw it. It is read before React clears the page. */
export function ServerPage() {
  const [sent] = useState(() => document.querySelector('#root > .server-page'));
  if (!sent) return null;
  return (
    <div
      ref={(place) => {
        sent.querySelector('.server-bar')?.remove();
        place?.append(sent);
      }}
    />
  );
}
