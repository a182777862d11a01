import { emailKey } from './email-key';

test.each([
  [' Asha.Rao@Example.IN ', 'asha.rao@example.in'],
  ['x@MÜLLER.example', 'x@xn--mller-kva.example'],
  ['x@mu\u0308ller.example', 'x@xn--mller-kva.example'],
  ['x@XN--MLLER-KVA.example', 'x@xn--mller-kva.example'],
  ['ajay@डाटामेल.भारत', 'ajay@xn--c2bd4bq1db8d.xn--h2brj9c'],
  ['Ａｓｈａ@ｅｘａｍｐｌｅ．ｉｎ', 'asha@example.in'],
  ['अजय@EXAMPLE.in', 'अजय@example.in'],
  ['not an address', 'not an address'],
  ['x@example.in/path', 'x@example.in/path'],
  ['x@xn--a.example', 'x@xn--a.example'],
])('%s is compared as %s', (email, key) => expect(emailKey(email)).toBe(key));
