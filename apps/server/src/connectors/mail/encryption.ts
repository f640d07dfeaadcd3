const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A password travels encrypted or not at all; to this machine it does not travel. */
export const needsEncryption = ({ hostname, username }: URL): boolean =>
  username !== '' && !loopback.test(hostname)
