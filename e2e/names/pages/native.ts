/** Step 2E: names from HTML, by https://www.w3.org/TR/html-aam-1.0/. */
export const nativePages = {
  labels: `
    <label>City <input data-name=City></label>
    <label for=n1>Colour</label><input id=n1 data-name=Colour>
    <label for=n2>One</label><label for=n2>Two</label><input id=n2 data-name="One Two">
    <label for=n3>Size</label><select id=n3 data-name=Size><option>S</select>
    <label for=n4>Notes</label><textarea id=n4 data-name=Notes></textarea>
    <label for=n5>News</label><input type=checkbox id=n5 data-name=News>
    <label for=n6>Post</label><input type=radio id=n6 data-name=Post>
    <label for=n7>Load</label><progress id=n7 data-name=Load></progress>
    <label for=n8>Heat</label><meter id=n8 data-name=Heat></meter>
    <label for=n9>Sum</label><output id=n9 data-name=Sum>3</output>
    <label for=n10>CV</label><input type=file id=n10 data-name=CV>
    <label for=n11 aria-label="Work mail">Mail</label><input id=n11 data-name="Work mail">
    <label for=n12><img alt=Phone src=data:> no.</label><input id=n12 data-name="Phone no.">
    <label for=n13>Own</label><button id=n13 data-name=Own>x</button>`,
  'buttons of forms': `
    <input type=submit value="Pay now" data-name="Pay now"><input type=submit data-name=Submit>
    <input type=reset data-name=Reset><input type=reset value=Clear data-name=Clear>
    <input type=button value=Go data-name=Go><input type=submit value=Pay aria-label=Confirm data-name=Confirm>`,
  'image buttons': `
    <input type=image src=data: alt=Find data-name=Find><input type=image src=data: title=Hint data-name=Hint>
    <input type=image src=data: data-name=Submit>
    <label for=i1>States</label><input type=image src=data: id=i1 data-name=States>
    <label for=i2>States</label><input type=image src=data: id=i2 alt=Map data-name=States>
    <label for=i3>Every <input type=number value=4> days</label><input type=image src=data: id=i3 data-name="Every 4 days">`,
  pictures: `
    <img alt=Lake src=data: data-name=Lake><img title=Hill src=data: data-name=Hill>
    <map name=m><area href=/x alt=North shape=rect coords=0,0,9,9 data-name=North></map><img usemap=#m src=data: width=9 height=9>
    <a href=/x data-name=Home><img alt=Home src=data:></a>
    <a href=/x data-name="Back home"><img alt=Back src=data:>home</a>
    <svg width=9 height=9 role=img data-name=Circle><title>Circle</title></svg>
    <figure data-name=Caption><img alt=Lake src=data:><figcaption>Caption</figcaption></figure>`,
  decoration: `
    <a href=/x data-name="My cart"><img src=data: title=Photo alt="" role=presentation> My cart</a>
    <a href=/x data-name="My cart"><img src=data: alt=Photo role=none> My cart</a>
    <div role=link tabindex=0 data-name="Call Eve now">Call <span role=presentation aria-label=Eve>Bob</span> now</div>
    <span id=p1><img src=data: title=Photo role=presentation alt=""> Cart</span><input aria-labelledby=p1 data-name=Cart>`,
  'groups and tables': `
    <fieldset data-name=Address><legend>Address</legend><input></fieldset>
    <fieldset title=Hint data-name=Hint><input></fieldset>
    <table data-name=Prices><caption>Prices</caption><tr><td>1</table>
    <select><optgroup label=Warm data-name=Warm><option label=Red data-name=Red>r</optgroup></select>`,
  'placeholders and tooltips': `
    <input placeholder=Search data-name=Search><input placeholder=Search title=Find data-name=Find>
    <textarea placeholder=Message data-name=Message></textarea>
    <button title=Tip data-name=Tip></button><button title=Tip data-name=Words>Words</button>
    <a href=/x title=Tip data-name=Tip><i></i></a><kbd title="Control C" data-name="Control C">^C</kbd>
    <select title=Sort data-name=Sort><option>a</select><input type=checkbox title=Agree data-name=Agree>`,
};
