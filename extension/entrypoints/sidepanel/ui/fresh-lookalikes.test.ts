import { expect, test } from 'vitest';
import { lookalikeScripts } from './lookalikes.ts';

// Names that imitate others must be marked, honest names must not.
test.each([
  ['Cyrillic a in Pay', 'Pаy'], ['whole word of twins', 'Аррӏе'], ['Cyrillic сосо beside Latin', 'Buy сосо'], ['Greek omicron', 'Gοogle'],
  ['all Greek letters that read as Latin', 'ΑΒΟΡΤ'], ['all Greek among Latin', 'ΗΟΜΕ page'], ['Armenian o', 'Gօogle'], ['Cherokee', 'ᏢayᏢal'], ['Cherokee whole', 'ᎪᏢᏢᏞᎬ'],
  ['two letters of Cyrillic twins', 'NO: НЕ, press ОК'], ['OK in Cyrillic alone', 'ОК'], ['Cyrillic twins alone', 'РАУ'], ['Cyrillic lower alone', 'раураӏ'], ['mixed over a digit', 'раур4l'],
  ['mixed with hyphen', 'рау-pal'], ['Latin small capitals', 'ᴘᴀʏ'], ['mathematical letters', '𝗣𝗮𝘆'], ['full width', 'Ｐａｙ'], ['full width mixed', 'Ｐay'], ['Georgian Mkhedruli', 'ყ Pay ყes'], ['Coptic', 'Ⲥⲟⲣⲣ'], ['Hebrew samekh as o', 'סk'],
  ['dotless i', 'Cıtı bank'], ['Lisu', 'ꓖꓳꓳGLE'], ['Thai digit lookalike', '๐๐ Pay'], ['Arabic-Indic digits', 'Pay ٥ €'], ['Ukrainian і in Latin', 'Pаyраl іs'], ['fraction slash host', 'bank.example⁄login'], ['one dot leader', 'bank․example'], ['Han one vs dash', 'Pay 一 100'], ['katakana no', 'http:ノノevil'], ['l for I', 'paypaI'], ['zero width joiner', 'Pa\u200dy'],
])('marks %s', (_what, text) => expect(lookalikeScripts(text)).not.toEqual([]));

test.each([
  ['Russian', 'Отправить всё'], ['Russian all twins', 'Все'], ['Russian with a brand', 'Войти через Google'], ['Ukrainian', 'Увійти'], ['Bulgarian', 'Вход с Facebook'], ['Serbian both scripts', 'Пошаљи / Pošalji'],
  ['Greek', 'Αποστολή με Gmail'], ['µm', '5 μm'], ['kΩ', '10 kΩ'], ['Chinese with Latin', '用 Google 登录'], ['Japanese', 'Amazonでログイン'], ['Korean', 'OK 확인'], ['Armenian', 'Ուղարկել Google'], ['German', 'Größe ändern'], ['Vietnamese', 'Đăng nhập'],
  ['Russian word Море with Latin', 'Море Mediterranean'], ['Russian СССР with Latin', 'СССР (USSR)'], ['Russian Тест', 'Тест test'], ['Russian сор', 'сор and more'], ['math', 'α-Amylase test'], ['α as prefix', 'αβ-Test'], ['MHz in Russian', 'МГц MHz'], ['х as times', '10х GB'], ['РФ', 'РФ only'], ['Метро', 'Метро Metro'], ['ОСАГО', 'ОСАГО online'], ['НОВОСТИ', 'НОВОСТИ News'], ['сайт', 'web-сайт'], ['ВСЕ', 'ВСЕ (all)'], ['Кот', 'Кот vs Cat'],
])('leaves alone %s', (_what, text) => expect(lookalikeScripts(text)).toEqual([]));
