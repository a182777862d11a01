import { signedCertificate } from '../../../testing/signed-certificate';
import { verifyJws } from './verify-jws';

test('a signature of one of the keys, of what the page shows, is genuine', async () => {
  const { certificate, keys } = await signedCertificate();
  expect(await verifyJws(certificate, keys)).toBe(true);
});

test('another name, another key, another signature and no signature at all are not', async () => {
  const { certificate, keys } = await signedCertificate();
  const others = await signedCertificate();
  const [head, body] = certificate.jws.split('.');
  const forged = [
    { ...certificate, learner_name: 'Somebody Else' },
    { ...certificate, jws: others.certificate.jws },
    { ...certificate, jws: `${head}.${body}.${others.certificate.jws.split('.')[2]}` },
    { ...certificate, jws: `${head}.${body}.` },
    { ...certificate, jws: 'hello' },
  ];
  for (const one of forged) expect(await verifyJws(one, keys)).toBe(false);
  expect(await verifyJws(certificate, { keys: [] })).toBe(false);
});
