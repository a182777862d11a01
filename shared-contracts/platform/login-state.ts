/** State that the history entry of the login page carries: where the visitor was going. Sign-up hands it on; the shell follows it, to its own origin only. */
export interface LoginState {
  next: string;
}
