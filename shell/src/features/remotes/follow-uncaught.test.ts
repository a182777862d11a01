import { followUncaught } from './follow-uncaught';

const failed = jest.fn();
followUncaught({ failed, isLoaded: (id) => id === 'mf_learning' });
beforeEach(() => failed.mockClear());

const thrownIn = (stack: string) => Object.assign(new Error('late'), { stack });

test('reports an error of a remote with its name, by the script or by the innermost frame', () => {
  const error = new Error('late');
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/mf/mf_learning/1.0.0-a/850.js', error }));
  expect(failed).toHaveBeenLastCalledWith('mf_learning', 'background', error);
  const refused = thrownIn(
    'Error: late\n at f (http://localhost/main.js)\n at g (http://localhost/mf/mf_public/9.js)\n at h (http://localhost/mf/mf_learning/9.js)',
  );
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: refused }));
  expect(failed).toHaveBeenLastCalledWith('mf_public', 'load', refused);
});

test('does not report errors of the shell, of an extension or of an unknown slice', () => {
  for (const filename of ['http://localhost/main.js', 'chrome-extension://x/y.js', 'http://localhost/mf/other/1.js']) {
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'Script error.' }));
  }
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
  expect(failed).not.toHaveBeenCalled();
});
