import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import { lazyPart } from './lazy-part';

interface NoteProps {
  open: boolean;
}

const Note = ({ open }: NoteProps) => (open ? <p role="note">Here</p> : null);

function screenWith(load: () => Promise<typeof Note>) {
  const LateNote = lazyPart<NoteProps>(load);
  return function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!open)} onFocus={LateNote.prefetch}>
          Note
        </button>
        <LateNote open={open} />
      </>
    );
  };
}

test('the code is fetched once, when the part is first open', async () => {
  let loads = 0;
  const Screen = screenWith(() => {
    loads += 1;
    return Promise.resolve(Note);
  });
  render(<Screen />);
  expect(loads).toBe(0);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('note');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('note')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('note')).toBeTruthy();
  expect(loads).toBe(1);
});

test('a prefetched part opens at once', async () => {
  let loads = 0;
  const Screen = screenWith(() => {
    loads += 1;
    return Promise.resolve(Note);
  });
  render(<Screen />);
  await userEvent.tab();
  expect(loads).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('note')).toBeTruthy();
  expect(loads).toBe(1);
});

const reported: unknown[] = [];
const note = (event: ErrorEvent) => void reported.push(event.error);
beforeEach(() => {
  reported.length = 0;
  window.addEventListener('error', note);
});
afterEach(() => window.removeEventListener('error', note));

test('reports code that could not be fetched once, and fetches it again while it is needed', async () => {
  const offline = new Error('offline');
  let loads = 0;
  const Screen = screenWith(() => {
    loads += 1;
    return loads < 3 ? Promise.reject(offline) : Promise.resolve(Note);
  });
  render(<Screen />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('note')).toBeNull();
  expect(await screen.findByRole('note')).toBeTruthy();
  expect(reported).toEqual([offline]);
});

test('shows that the code could not be fetched, and fetches it again at a click', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Note);
  };
  const LateNote = lazyPart<NoteProps>(load, (_props, { failed, retry }) => (
    <button onClick={retry}>{failed ? 'Ask again' : 'It comes'}</button>
  ));
  render(<LateNote open />);
  expect(screen.getByRole('button', { name: 'It comes' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('note')).toBeTruthy();
});

test('a failure of the part itself goes to the boundary around it', async () => {
  const Broken = lazyPart(async () => () => {
    throw new Error('broken');
  });
  const page = (
    <FailureBoundary fallback={() => <p role="alert">The page failed</p>}>
      <Broken />
    </FailureBoundary>
  );
  render(page);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reported).toEqual([]);
});
