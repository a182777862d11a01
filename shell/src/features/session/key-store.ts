/** Stores the key of the encrypted name. */
export interface KeyStore {
  read(): Promise<CryptoKey | undefined>;
  write(key: CryptoKey): Promise<void>;
}

const storeName = 'keys';
const keyName = 'user-name';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('vidyapath', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settled(request);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await settled(run(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** IndexedDB stores a `CryptoKey` without showing its bytes. */
export const browserKeyStore: KeyStore = {
  read: () => inStore('readonly', (store) => store.get(keyName) as IDBRequest<CryptoKey | undefined>),
  async write(key) {
    await inStore('readwrite', (store) => store.put(key, keyName));
  },
};
