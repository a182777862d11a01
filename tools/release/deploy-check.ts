import type { Verification } from '@vidyapath/kit-testing/contracts/verifications';

/** The slice's need of a shared module; `own`: it has a copy for shells of other versions. */
export interface Need {
  range: string;
  names: string[];
  own?: boolean;
}

export interface Offer {
  version: string;
  /** `null` if the names are known only at run time. */
  names: string[] | null;
}

export interface Shared {
  platform: string;
  modules: Record<string, Need>;
}

export interface Provided {
  platform: string;
  modules: Record<string, Offer>;
}

/** A slice or one of its releases. */
export interface Build {
  /** Such as `mf-public 1.0.0-0123456789`. */
  name: string;
  /** Mark of its expectations, by service. */
  contracts: Record<string, string>;
  /** A remote's requirements of the shell. */
  shared?: Shared;
  /** The modules that the shell provides. */
  provided?: Provided;
}

export interface DeployedState {
  /** The builds of remotes that visitors may have open or get. */
  served: Build[];
  /** The shell that visitors get. */
  shell: Build | undefined;
  /** Mark of each running service. */
  services: Record<string, string>;
  /** Oldest first. */
  verifications: Verification[];
  satisfies: (version: string, range: string) => boolean;
}

/** `unverified`: not verified yet; `unbuilt`: without a build to check. */
export type Reason =
  { text: string; state: 'broken' | 'unbuilt' } | { text: string; state: 'unverified'; service: string };

const no = (text: string): Reason => ({ text, state: 'broken' });
const unbuilt = (text: string): Reason => ({ text, state: 'unbuilt' });

/** Reasons why a build of a slice may not be deployed; empty if it may. */
export function againstSlice(build: Build, state: DeployedState): Reason[] {
  const services = Object.keys(build.contracts).flatMap((service) => unverified(build, service, state));
  if (build.provided) {
    const shell = build;
    return [
      ...services,
      ...state.served.filter(({ shared }) => shared).flatMap((remote) => unprovided(remote, shell, state)),
    ];
  }
  return [
    ...services,
    ...(state.shell ? unprovided(build, state.shell, state) : [unbuilt('the shell has not been built')]),
  ];
}

/** Reasons why a service may not be deployed; empty if it may. */
export function againstService(service: string, state: DeployedState): Reason[] {
  return state.served
    .filter(({ contracts }) => contracts[service])
    .flatMap((build) => unverified(build, service, state));
}

function unverified({ name, contracts }: Build, service: string, { services, verifications }: DeployedState): Reason[] {
  const contract = contracts[service];
  const version = services[service];
  if (version === undefined)
    return [
      no(
        `${name} uses ${service}, which does not run: start the platform with it, or deploy it first (npm run can-deploy -- ${service} --deployed)`,
      ),
    ];
  const [consumer] = name.split(' ');
  const about = verifications.filter(
    (one) => one.consumer === consumer && one.contract === contract && one.provider === service,
  );
  const last = about.findLast((one) => one.version === version);
  if (!last)
    return [
      {
        text: `${service} ${version} has not been verified against the expectations ${contract} of ${name}`,
        state: 'unverified',
        service,
      },
    ];
  return last.failed.length === 0
    ? []
    : [no(`${service} ${version} does not keep to the expectations ${contract} of ${name}: ${last.failed.join('; ')}`)];
}

function unprovided(remote: Build, shell: Build, { satisfies }: DeployedState): Reason[] {
  const { shared, name } = remote;
  const { provided } = shell;
  if (!shared)
    return [
      unbuilt(
        `${name} says nothing of what it needs of the shell: it was built before there were contracts, or not at all`,
      ),
    ];
  if (!provided)
    return [
      unbuilt(
        `${shell.name} says nothing of what it provides: it was built before there were contracts, or not at all`,
      ),
    ];
  if (!satisfies(provided.platform, shared.platform))
    return [no(`shell out of range: ${name} needs platform ${shared.platform}, ${shell.name} is ${provided.platform}`)];
  return Object.entries(shared.modules).flatMap(([request, { range, names, own }]) => {
    const offer = provided.modules[request];
    if (own && !(offer && satisfies(offer.version, range))) return [];
    if (!offer) return [no(`${name} uses ${request}, which ${shell.name} does not provide`)];
    if (!satisfies(offer.version, range))
      return [no(`${name} needs ${request} ${range}, ${shell.name} provides ${offer.version}`)];
    const missing = names.filter((one) => one !== 'default' && offer.names && !offer.names.includes(one));
    return missing.length > 0
      ? [no(`${name} uses ${missing.join(', ')} of ${request}, which ${shell.name} does not provide`)]
      : [];
  });
}
