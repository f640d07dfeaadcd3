/** Somebody whom an administrator invites, as a clerk of customer service unless it says more. */
export const newcomer = (account: string, more: object = {}) => ({
  account,
  realName: '新同事',
  roleCodes: ['kf'],
  sections: ['保税仓储板块'],
  ...more,
})
