/** The one name of the token: of its cookie and of the header that carries it (spec.md §9). */
export const tokenName = 'x-access-token'
