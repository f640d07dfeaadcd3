type Notify = (message: string) => void

let notify: Notify = () => {}

/** The shell lends its toasts, which live inside React. */
export function setNotify(given: Notify): void {
  notify = given
}

export const notifyFailure = (message: string): void => notify(message)
