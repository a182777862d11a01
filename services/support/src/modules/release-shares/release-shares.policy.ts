/** Numbers of networks that reported a failure: of the shared release and of the present one. */
export interface FailingNetworks {
  shared: number;
  present: number;
}

const networksMin = 5;
const timesPresent = 3;

/** Whether a release fails for clearly more of its visitors than the present one does. @param percent of the visitors get it */
export const failsMore = (percent: number, { shared, present }: FailingNetworks): boolean =>
  shared >= networksMin && shared / percent > (timesPresent * present) / (100 - percent);
