import type { HelpSeed } from './article.ts'

/** Who works in a tenant. */
export const peopleHelp: readonly HelpSeed[] = [
  {
    code: 'people-invite',
    routes: ['/system/user/index', '/system/user/invitation'],
    zh: {
      title: '怎样邀请其他企业的人员',
      summary: '其他企业的人员用原有账号即可到本租户工作，须由本人接受邀请。',
      steps: [
        '打开「系统管理 / 用户管理」，切换到「成员邀请」，点击「邀请」。',
        '填写对方的账号名，选择角色和业务板块，保存。',
        '请对方登录后，在右上角姓名菜单的「收到的邀请」中接受。',
        '接受后对方出现在用户列表中；不再需要时可移出租户。',
      ],
      note: '账号名是否存在、对方是否谢绝，系统都不会告知，邀请 14 天后过期。姓名、手机号、状态和密码由对方所属企业管理。',
    },
    en: {
      title: 'How to invite people of other companies',
      summary:
        'People of other companies work in your tenant with the account they have, once they accept the invitation.',
      steps: [
        'Open System / Users, go to Invitations and choose Invite.',
        'Enter the account, choose roles and sections, and save.',
        'Ask them to sign in and to accept at My invitations, in the menu of their name.',
        'From then on they stand among the users, and can be taken out of the tenant again.',
      ],
      note: 'Whether there is such an account, or it was declined, is not told; an invitation runs out after 14 days. Name, phone, state and password are administered by their own company.',
    },
  },
  {
    code: 'people-answer',
    routes: ['/wel/invitation'],
    zh: {
      title: '怎样答复加入其他租户的邀请',
      summary: '其他企业邀请您时，登录后页面上方会有提示。',
      steps: [
        '点击右上角姓名，打开「收到的邀请」。',
        '核对企业、邀请人和角色，点击「接受」或「谢绝」。',
        '接受后点击「立即切换」，或随时用「切换租户」进入。',
      ],
      note: '谢绝不会通知对方；以后如需加入，须由对方重新邀请。',
    },
    en: {
      title: 'How to answer an invitation to another tenant',
      summary: 'When another company invites you, the page says so after you sign in.',
      steps: [
        'Open My invitations in the menu of your name.',
        'Look who invites you to what, and choose Accept or Decline.',
        'Once accepted, choose Switch now, or switch the tenant at any time.',
      ],
      note: 'They are not told when you decline. To join later, they have to invite you again.',
    },
  },
]
