/*
 * In development React notes for the tools of the browser where each element was made and how long each component took.
 * Nobody looks there in a test, and noting it takes a tenth of the time.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })
