/** Customers of the demo operator, to be printed by `npm start`. */
export interface DemoLogin {
  email: string;
  reference: string;
  password: string;
  description: string;
}

export const demoLogins: DemoLogin[] = [];
