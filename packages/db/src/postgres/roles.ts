/** The application's role, as its address names it. */
export const appRoleOf = (url: string): string => decodeURIComponent(new URL(url).username)

/** The role that a system scope takes on: the application's, with a suffix. */
export const systemRoleOf = (url: string): string => `${appRoleOf(url)}_system`
