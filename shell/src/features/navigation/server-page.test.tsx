import { render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { ServerPage } from './server-page';

afterEach(() => document.body.replaceChildren());

test('what the server sent stays on the page while its code loads, without the bar, which the shell draws', async () => {
  document.body.innerHTML =
    '<div id="root"><div class="server-page"><p class="server-bar">Name</p><main><h1>Ohm’s law</h1></main></div></div>';
  const place = document.querySelector('#root') ?? document.body;
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <main id="main">
        <ServerPage />
      </main>,
    ),
  );
  expect(document.querySelector('#main h1')?.textContent).toBe('Ohm’s law');
  expect(document.querySelector('.server-bar')).toBeNull();
  await act(async () => root.render(<main id="main">Drawn</main>));
  expect(place.textContent).toBe('Drawn');
});

test('without it nothing is shown', () => {
  expect(render(<ServerPage />).container.innerHTML).toBe('');
});
