import { createMemoryKeyStore } from '../../testing/memory-key-store';
import { createNameCipher } from './name-cipher';

test('encrypts the name and decrypts it', async () => {
  const cipher = createNameCipher(createMemoryKeyStore());
  const stored = await cipher.encrypt('आशा Rao');
  expect(atob(stored)).not.toContain('Rao');
  expect(await cipher.decrypt(stored)).toBe('आशा Rao');
});

test('the key can’t be taken out of the browser', async () => {
  const keys = createMemoryKeyStore();
  await createNameCipher(keys).encrypt('Asha');
  const key = await keys.read();
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test.each([['not base64'], [''], [btoa('something of another browser')]])(
  '%p is logged and reads as the empty string',
  async (stored) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    expect(await createNameCipher(createMemoryKeyStore()).decrypt(stored)).toBe('');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  },
);
