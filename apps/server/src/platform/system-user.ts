/** Who did what no person did: by night, or on the word of an outside system. */
export const systemUser = { id: 'system', account: 'system', realName: '系统任务' }
