const loopback = /^(::ffff:)?127\.|^::1$/i

/** An address of this machine alone. */
export const isLoopback = (address: string): boolean => loopback.test(address)
