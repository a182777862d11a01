/** What a slice's code asks of the platform object that the shell hands it, in `contracts/shell.json` of its project. */
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
