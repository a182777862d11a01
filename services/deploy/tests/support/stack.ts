import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { freePort } from '@vidyapath/postgres/free-port';
import { startRedis, startStore } from './backing';
import { type Balancer, startBalancer } from './balancer';
import { addLogins } from './database-logins';
import { type Edge, startEdge } from './edge';
import { type Addresses, environmentOf, programOf } from './environment';
import { type RunningProcess, startProcess } from './process';
import { layOutOlder } from './releases';

const replicasOfEach = 2;

export interface Stack {
  edge: Edge;
  addresses: Addresses;
  replicas: Readonly<Record<Owner, RunningProcess[]>>;
  /** Ends one replica and starts it again on its port; resolves with the exit code when the new one is ready. */
  exchange: (owner: Owner, index: number) => Promise<number | null>;
  /** The same with a kill. */
  crash: (owner: Owner, index: number) => Promise<void>;
  /** The output of the edge and all replicas so far, including exchanged ones. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts one more process of a service, in addition to the replicas. */
export async function startReplica(
  owner: Owner,
  addresses: Addresses,
  own: Record<string, string> & { PORT: string },
): Promise<RunningProcess> {
  return startProcess([programOf(owner)], { ...environmentOf(owner, addresses), ...own });
}

/** Two replicas of each service behind nginx, on PostgreSQL, Redis and an S3 store. */
export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-stack-'));
  const data = join(folder, 'data');
  await Promise.all([mkdir(join(folder, 's3')), layOutOlder(data, 'mf-public')]);
  const [database, redis, store, edgePort] = await Promise.all([
    createTestDatabase(),
    startRedis(),
    startStore(join(folder, 's3')),
    freePort(),
  ]);
  addLogins(database.url);
  const ports = {} as Record<Owner, string[]>;
  for (const owner of owners)
    ports[owner] = await Promise.all(Array.from({ length: replicasOfEach }, async () => String(await freePort())));
  const hosts = Object.fromEntries(
    owners.map((owner) => [owner, ports[owner].map((port) => `127.0.0.1:${port}`)]),
  ) as Record<Owner, string[]>;

  const edge = await startEdge(edgePort, { replicas: hosts, releases: join(data, 'releases') });
  const balancers = {} as Record<Owner, Balancer>;
  for (const owner of owners) balancers[owner] = await startBalancer(ports[owner]);
  const addresses = {
    edge: edge.url,
    services: Object.fromEntries(owners.map((owner) => [owner, balancers[owner].url])) as Record<Owner, string>,
    database: database.url,
    redis: redis.url,
    store: store.url,
    data,
  };
  const replicas = {} as Record<Owner, RunningProcess[]>;
  const former: RunningProcess[] = [];
  const started = owners.map(async (owner) => {
    replicas[owner] = await Promise.all(ports[owner].map((PORT) => startReplica(owner, addresses, { PORT })));
  });
  await Promise.all(started);
  const output = (): string =>
    edge.errors() +
    [...former, ...owners.flatMap((owner) => replicas[owner])].map((replica) => replica.output()).join('');
  const renew = async <Result>(
    owner: Owner,
    index: number,
    end: (replica: RunningProcess) => Promise<Result>,
  ): Promise<Result> => {
    const leaving = replicas[owner][index];
    if (!leaving) throw new RangeError(`There is no replica ${index} of ${owner}.`);
    const ended = await end(leaving);
    former.push(leaving);
    replicas[owner][index] = await startReplica(owner, addresses, { PORT: ports[owner][index] ?? '' });
    return ended;
  };
  return {
    edge,
    addresses,
    replicas,
    exchange: (owner, index) => renew(owner, index, (replica) => replica.stop()),
    crash: (owner, index) => renew(owner, index, (replica) => replica.kill()),
    output,
    stop: async () => {
      const blocks = [...output().matchAll(/"blockedMs":(\d+)/g)].map(([, milliseconds]) => Number(milliseconds));
      process.stderr.write(
        `Event loops were blocked for 250 ms or longer: ${blocks.length} times, for at most ${Math.max(0, ...blocks)} ms\n`,
      );
      await Promise.all(owners.flatMap((owner) => replicas[owner].map((replica) => replica.stop())));
      await edge.stop();
      await Promise.all(owners.map((owner) => balancers[owner].stop()));
      await Promise.all([redis.stop(), store.stop(), database.drop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
