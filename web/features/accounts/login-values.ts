export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** What is said beside a field that is not right. */
export type LoginProblems = Partial<Record<'email' | 'password', string>>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const readLogin = (form: HTMLFormElement): LoginValues => {
  const typed = new FormData(form);
  return {
    email: String(typed.get('email')).trim(),
    password: String(typed.get('password')),
    rememberMe: typed.has('rememberMe'),
  };
};

/** In the order of the fields. Two rules, written out: libraries would double what this form loads. */
export function problemsOf({ email, password }: LoginValues): LoginProblems {
  const problems: LoginProblems = {};
  if (email === '') problems.email = 'Please enter your email address.';
  else if (!EMAIL.test(email)) problems.email = 'Invalid email address format.';
  if (password === '') problems.password = 'Please enter your password.';
  return problems;
}
