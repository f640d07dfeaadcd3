export * from '@yuncang/shared/nouns/membership-invitation/messages'

export const words = {
  zh: {
    'membershipInvitation.none': '没有待答复的邀请',
    'membershipInvitation.about':
      '其他企业邀请您用现有账号到其租户工作。接受后可随时切换租户；您的账号仍由所属企业管理。',
    'membershipInvitation.accept': '接受',
    'membershipInvitation.decline': '谢绝',
    'membershipInvitation.declineConfirm': '谢绝「{{tenant}}」的邀请？',
    'membershipInvitation.declineHint': '对方不会收到通知。以后如需加入，须由对方重新邀请。',
    'membershipInvitation.declined': '已谢绝「{{tenant}}」的邀请',
    'membershipInvitation.joined': '已加入「{{tenant}}」，可随时切换到该租户工作',
    'membershipInvitation.switch': '立即切换',
    'membershipInvitation.received.inviterName': '邀请人',
    'membershipInvitation.received.roleNames': '角色',
    'membershipInvitation.received.sections': '业务板块',
    'membershipInvitation.received.createTime': '邀请时间',
    'membershipInvitation.received.expireTime': '有效期至',
  },
  en: {
    'membershipInvitation.none': 'No invitation waits for your answer',
    'membershipInvitation.about':
      'Other companies invite you to work with them with the account that you have. Once you accept you can switch at any time; your own company goes on administering your account.',
    'membershipInvitation.accept': 'Accept',
    'membershipInvitation.decline': 'Decline',
    'membershipInvitation.declineConfirm': 'Decline the invitation of “{{tenant}}”?',
    'membershipInvitation.declineHint':
      'They are not told. To join later, they have to invite you again.',
    'membershipInvitation.declined': 'Declined the invitation of “{{tenant}}”',
    'membershipInvitation.joined':
      'You belong to “{{tenant}}” now and can switch to it at any time',
    'membershipInvitation.switch': 'Switch now',
    'membershipInvitation.received.inviterName': 'Invited by',
    'membershipInvitation.received.roleNames': 'Roles',
    'membershipInvitation.received.sections': 'Sections',
    'membershipInvitation.received.createTime': 'Invited',
    'membershipInvitation.received.expireTime': 'Good until',
  },
}
