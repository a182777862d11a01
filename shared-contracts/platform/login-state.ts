/** State that the history entry of the login page carries: the page to open after the login. Sign-up passes it on; the shell opens it on its own origin only. */
export interface LoginState {
  next: string;
}
