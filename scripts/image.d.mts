/** Puts what the image holds into an empty folder; everything is built before. */
export declare function assembleImage(folder: string): void
