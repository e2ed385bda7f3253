/** Why a site is sensitive. */
export type CarefulKind = 'bank' | 'mail' | 'passwords';

/**
 * Sites that are read-only by default. A host belongs here when all three conditions hold:
 * 1. after signing in, its pages show users their own money, mail or passwords;
 * 2. it is widely used, in the world or in one country;
 * 3. the organisation uses the host for signing in or afterwards.
 * Each host includes those below it. Of a large site only the sensitive part is listed (as mail.google.com). The list is
 * incomplete, and the user can change every entry.
 */
export const CAREFUL_SITES: Readonly<Record<CarefulKind, readonly string[]>> = {
  bank: [
    // More than one country
    ...['paypal.com', 'wise.com', 'revolut.com', 'n26.com', 'hsbc.com', 'citi.com', 'americanexpress.com'],
    // 中国大陆
    ...['icbc.com.cn', 'ccb.com', 'ccb.cn', 'boc.cn', 'bankofchina.com', 'abchina.com', 'abchina.com.cn'],
    ...['bankcomm.com', 'psbc.com', 'cmbchina.com', 'spdb.com.cn', 'cib.com.cn', 'citicbank.com'],
    ...['cebbank.com', 'cmbc.com.cn', 'hxb.com.cn', 'bank.pingan.com', 'mybank.cn', 'webank.com'],
    ...['alipay.com', 'pay.weixin.qq.com', 'unionpay.com'],
    // 香港、台灣、新加坡
    ...['hsbc.com.hk', 'hangseng.com', 'bochk.com', 'ctbcbank.com', 'cathaybk.com.tw', 'esunbank.com'],
    ...['dbs.com', 'dbs.com.sg', 'ocbc.com', 'uob.com.sg'],
    // 日本, 한국, India
    ...['bk.mufg.jp', 'smbc.co.jp', 'mizuhobank.co.jp', 'rakuten-bank.co.jp', 'jp-bank.japanpost.jp'],
    ...['kbstar.com', 'shinhan.com', 'wooribank.com', 'kebhana.com'],
    ...['onlinesbi.sbi', 'hdfcbank.com', 'icicibank.com', 'axisbank.com'],
    // United States, Canada, Brazil
    ...['chase.com', 'bankofamerica.com', 'wellsfargo.com', 'usbank.com', 'capitalone.com', 'pnc.com'],
    ...['schwab.com', 'fidelity.com', 'vanguard.com'],
    ...['rbcroyalbank.com', 'td.com', 'scotiabank.com', 'bmo.com', 'cibc.com'],
    ...['itau.com.br', 'bradesco.com.br', 'bb.com.br', 'nubank.com.br'],
    // United Kingdom, Australia
    ...['barclays.co.uk', 'hsbc.co.uk', 'lloydsbank.co.uk', 'lloydsbank.com', 'natwest.com'],
    ...['santander.co.uk', 'nationwide.co.uk', 'monzo.com', 'starlingbank.com'],
    ...['commbank.com.au', 'westpac.com.au', 'anz.com', 'anz.com.au', 'nab.com.au'],
    // Deutschland, Schweiz, Österreich, Nederland
    ...['sparkasse.de', 'deutsche-bank.de', 'commerzbank.de', 'ing.de', 'dkb.de', 'comdirect.de'],
    ...['ubs.com', 'postfinance.ch', 'zkb.ch', 'sparkasse.at', 'ing.nl', 'rabobank.nl', 'abnamro.nl'],
    // France, España, Italia
    ...['mabanque.bnpparibas', 'credit-agricole.fr', 'sg.fr', 'labanquepostale.fr', 'boursobank.com'],
    ...['bbva.es', 'caixabank.es', 'bancosantander.es', 'intesasanpaolo.com', 'unicredit.it'],
  ],
  mail: [
    ...['mail.google.com', 'outlook.live.com', 'outlook.office.com', 'outlook.office365.com'],
    ...['mail.yahoo.com', 'mail.proton.me', 'app.fastmail.com', 'mail.zoho.com', 'app.tuta.com'],
    ...['mail.qq.com', 'exmail.qq.com', 'mail.163.com', 'mail.126.com', 'mail.yeah.net', 'qiye.163.com'],
    ...['mail.aliyun.com', 'mail.sina.com.cn', 'mail.sina.cn', 'mail.sohu.com', 'mail.139.com'],
    ...['mail.yahoo.co.jp', 'mail.naver.com', 'mail.daum.net', 'mail.yandex.com', 'mail.yandex.ru'],
    ...['e.mail.ru', 'navigator.gmx.net', 'navigator.gmx.com', 'navigator.web.de'],
  ],
  passwords: [
    ...['1password.com', '1password.eu', '1password.ca', 'bitwarden.com', 'bitwarden.eu', 'lastpass.com'],
    ...['dashlane.com', 'keepersecurity.com', 'keepersecurity.eu', 'nordpass.com', 'roboform.com'],
    ...['passwords.google.com', 'pass.proton.me', 'vault.zoho.com'],
  ],
};
