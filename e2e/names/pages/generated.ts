const STYLE = `<style>
  .b::before { content: "before " } .a::after { content: " after" } .j::before, .j::after { content: "mid" }
  .t::before { content: "x " / "said " } .e::before { content: "x" / "" } .u::before { content: "x " url(data:) / "" }
  .k::before { content: "Block"; display: block } .k::after { content: "." }
  .m::before { content: "y " / "from " attr(data-by) " on " }
</style>`;

/** On each of the elements that take their names from content. */
function each(attributes: string, name: string): string {
  const tags = ['button', 'h3', 'a href=/x'];
  return tags.map(tag => `<${tag} ${attributes} data-name="${name}">label</${tag.split(' ')[0]}>`).join('');
}

/** Step 2F.ii: what style sheets write. */
export const generatedPages = {
  'generated content': `${STYLE}
    ${each('class=b', 'before label')}${each('class=a', 'label after')}${each('class="b a"', 'before label after')}
    ${each('class=j', 'midlabelmid')}${each('class=k', 'Block label.')}
    <label for=g1 class="b a">label</label><input id=g1 data-name="before label after">
    <label for=g2 class="b a" title=tip><input id=g2 title=own data-name="before tip after"></label>
    <label for=g3 class="b a"><input id=g3 type=image src=data: title=own data-name="before after"></label>`,
  'alternative text of generated content': `${STYLE}
    ${each('class=t', 'said label')}${each('class=e', 'label')}${each('class=m data-by=Ann', 'from Ann on label')}
    <input type=radio class=e style="appearance:none" data-name=""><input type=radio class=u style="appearance:none" data-name="">`,
};
