import { createPublicKey, sign } from 'node:crypto';
import { newPrivatePem } from '@vidyapath/service-kit/domain/keys/private-pem';

const tagged = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const long = content.length > 127;
  const length = long ? Buffer.from([0x82, content.length >> 8, content.length & 0xff]) : Buffer.from([content.length]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
};
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, ...parts);
const number = (value: number): Buffer => tagged(0x02, Buffer.from([value]));
const bits = (value: Buffer): Buffer => tagged(0x03, Buffer.from([0]), value);
const time = (text: string): Buffer => tagged(0x17, Buffer.from(text));
const ecdsaWithSha256 = sequence(tagged(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = tagged(0x06, Buffer.from('550403', 'hex'));

/** A key and a self-signed certificate (RFC 5280). */
export function selfSigned(host: string): { key: string; cert: string } {
  const key = newPrivatePem();
  const name = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from(host)))));
  const validity = sequence(time('200101000000Z'), time('490101000000Z'));
  const toBeSigned = sequence(
    tagged(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    name,
    validity,
    name,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  );
  const der = sequence(toBeSigned, ecdsaWithSha256, bits(sign('sha256', toBeSigned, key)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
  };
}
