import { describeFuzz } from '@vidyapath/kit-testing/fuzz';
import document from '../openapi.json';
import { bearer, createAuthFixture } from './testing/auth-fixture';

describeFuzz(document, async () => {
  const { app, newUser, tokenOf, close } = await createAuthFixture();
  const { email } = await newUser('Admin');
  let session = bearer(await tokenOf(email));
  const headers = async () => {
    const { statusCode } = await app.inject({ url: '/auth/me', headers: session });
    if (statusCode === 401) session = bearer(await tokenOf(email));
    return session;
  };
  return { app, headers, close };
});
