/**
 * @typedef {{ range: string, names: string[], own?: boolean }} Need of a shared module; `own`: the slice has a copy for shells of other versions
 * @typedef {{ version: string, names: string[] | null }} Offer; `null` where names show only at run time
 * @typedef {{ platform: string, modules: Record<string, Need> }} Shared
 * @typedef {{ platform: string, modules: Record<string, Offer> }} Provided
 *
 * @typedef {object} Build of a slice, or a release of it
 * @property {string} name such as `mf-public 1.0.0-0123456789`
 * @property {Record<string, string>} contracts mark of what it expects, by service
 * @property {Shared} [shared] what a remote needs of the shell
 * @property {Provided} [provided] what the shell provides
 *
 * @typedef {{ consumer: string, contract: string, provider: string, version: string, failed: string[] }} Verification
 *
 * @typedef {object} DeployedState
 * @property {Build[]} served the builds of remotes that visitors may have open or get
 * @property {Build | undefined} shell the one that visitors get
 * @property {Record<string, string>} services mark of each that runs
 * @property {Verification[]} verifications oldest first
 * @property {(version: string, range: string) => boolean} satisfies
 *
 * @typedef {{ text: string, state: 'broken' | 'unbuilt' } | { text: string, state: 'unverified', service: string }} Reason nobody has verified it yet, or there is no build to look at
 */

/** @param {string} text @returns {Reason} */
const no = (text) => ({ text, state: 'broken' });
/** @param {string} text @returns {Reason} */
const unbuilt = (text) => ({ text, state: 'unbuilt' });

/** Why a build of a slice may not be deployed; empty when it may. @param {Build} build @param {DeployedState} state @returns {Reason[]} */
export function againstSlice(build, state) {
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

/** Why a service may not be deployed; empty when it may. @param {string} service @param {DeployedState} state @returns {Reason[]} */
export function againstService(service, state) {
  return state.served
    .filter(({ contracts }) => contracts[service])
    .flatMap((build) => unverified(build, service, state));
}

/** @param {Build} build @param {string} service @param {DeployedState} state @returns {Reason[]} */
function unverified({ name, contracts }, service, { services, verifications }) {
  const [contract, version] = [contracts[service], services[service]];
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

/** @param {Build} remote @param {Build} shell @param {DeployedState} state @returns {Reason[]} */
function unprovided(remote, shell, { satisfies }) {
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
