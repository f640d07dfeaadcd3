/** The one name of the token: of its cookie and of the header that carries it (docs/domain/wire.md#headers). */
export const tokenName = 'x-access-token'
