import { commonVariables, loadConfig, tokenVariables } from '@vidyapath/service-kit/config';
import { Type, type Static } from 'typebox';

export const mediaVariables = {
  STORAGE_DIR: Type.String({ default: '.data/media', minLength: 1, takes: 'a folder for uploads' }),
  MEDIA_PROBE_ALLOW_HOSTS: Type.String({
    default: '',
    pattern: '^$|^[^\\s,/@]+:[0-9]{1,5}( *, *[^\\s,/@]+:[0-9]{1,5})*$',
    takes: 'host:port, several separated by commas, or nothing',
  }),
  YOUTUBE_API_KEY: Type.String({ default: '', pattern: '^[\\w-]*$', takes: 'a key of the YouTube data API, or nothing', secret: true }),
};

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...mediaVariables,
  PORT: Type.Integer({ default: 4303, minimum: 0, maximum: 65_535, takes: 'a port number from 0 to 65535' }),
});
export type MediaConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): MediaConfig {
  return loadConfig(schema, env);
}
