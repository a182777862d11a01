import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import { composeScreens } from '@vidyapath/platform-api/routes';
import { parseDescription } from '@vidyapath/platform-api/slice-description';

const root = join(__dirname, '../../..');

/** The descriptions of the project's slices. */
export const describedSlices = readdirSync(root)
  .map((name) => [name, name.replaceAll('-', '_')] as const)
  .filter((pair): pair is readonly [string, RemoteId] => isRemoteId(pair[1]))
  .map(
    ([name, id]) => [id, parseDescription(JSON.parse(readFileSync(join(root, name, 'slice.json'), 'utf8')))] as const,
  );

export const screensOfProject = composeScreens(describedSlices);
