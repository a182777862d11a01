/** The parts of the platform object that a slice's code uses, in `contracts/shell.json` of its project. */
export interface ShellContract {
  consumer: string;
  /** Semver range of the platform version. */
  platform: string;
  /** Members that it reads, such as `session.getSnapshot`. */
  api: string[];
  /** Names of events. */
  publishes: string[];
  subscribes: string[];
}
