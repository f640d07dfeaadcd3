/** Why the issuer asks anew who is there: whom the browser remembers may not come in any more. Stands in the address. */
export const signInRefusals = ['disabled', 'noRight'] as const
export type SignInRefusal = (typeof signInRefusals)[number]

export const asSignInRefusal = (text: unknown): SignInRefusal | undefined =>
  signInRefusals.find((each) => each === text)
