import { COMMON_CONCEPTS } from './common-concepts.ts';
import { DOCUMENT_CONCEPTS } from './document-concepts.ts';
import { EVERYDAY_CONCEPTS } from './everyday-concepts.ts';
import { ICON_CONCEPTS } from './icon-concepts.ts';
import { SITE_CONCEPTS } from './site-concepts.ts';

const GROUPS = [COMMON_CONCEPTS, SITE_CONCEPTS, DOCUMENT_CONCEPTS, EVERYDAY_CONCEPTS, ICON_CONCEPTS].join(
  '\n',
);

const EMPTY_WORDS =
  'a,an,the,to,of,in,on,at,for,by,from,into,with,and,or,is,are,be,it,its,this,that,these,those,there,me,my,i,you,your,we,our,us,them,they,their,' +
  'he,she,him,her,his,have,has,had,any,was,were,been,does,doe,am,here,too,also,please,can,could,would,will,want,like,need,let,do,did,not,some,one,what,where,which,who,how,when,someone,say,go,get,make,set,put,as,only,just,now,' +
  'click,press,tap,hit,button,field,box,' +
  '请,帮我,帮,我要,我想,我,你,她,他,它,要,想,的,了,吗,呢,吧,把,将,在,给,为,成,和,与,到,去,里,上,下,中,这个,那个,这,那,哪,个,一个,一下,一张,一封,一些,是,有,从,用,让,使用,哪里,怎么,怎样,如何,什么,谁,这些,那些,条,张,件,封,份,篇,次,位,再,也,都,还,过,会,能,可以,不要,别,以后,然后,需要,那条,那封,那张,那篇,这条,这封,这张,这篇,设为,设成,填成,填,写成,点击,点,单击,按钮,输入框,字段,方式,页面,界面,处';

export interface Vocabulary {
  sameAs: ReadonlyMap<string, readonly string[]>;
  empty: ReadonlySet<string>;
}

let known: Vocabulary | undefined;

/** Built at first use: most pages are never searched. */
export function vocabulary(): Vocabulary {
  known ??= { sameAs: groupTerms(), empty: new Set(EMPTY_WORDS.split(',')) };
  return known;
}

function groupTerms(): Map<string, string[]> {
  const sameAs = new Map<string, string[]>();
  for (const group of GROUPS.split('\n')) {
    const terms = group.split(',');
    for (const term of terms) sameAs.set(term, [...(sameAs.get(term) ?? []), ...terms]);
  }
  return sameAs;
}
